"""A port forwarder with another name, and with TLS in front of the program. Bytes pass unchanged, so the program
sees the name."""

import asyncio
import ssl
import threading

import trustme


class Tunnel:
    """Listens on its own port, and leads to the program's."""

    def __init__(self, name, port):
        self.name, self._target = name, port
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        trustme.CA().issue_cert(name).configure_cert(self._tls)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = self._do(self._listen())

    @property
    def browser_argument(self):
        """Makes a browser find the name here."""
        return f"--host-resolver-rules=MAP {self.name}:443 127.0.0.1:{self.port}"

    def stop(self):
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _do(self, work):
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _listen(self):
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", 0, ssl=self._tls)
        return self._server.sockets[0].getsockname()[1]

    async def _close(self):
        self._server.close()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _forward(self, reader, writer):
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        try:
            await asyncio.gather(passed(reader, back), passed(there, writer))
        except (OSError, asyncio.CancelledError):
            pass


async def passed(reader, writer):
    """Passes bytes on until the end, and the end as well."""
    try:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()
