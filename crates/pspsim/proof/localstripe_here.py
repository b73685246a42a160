"""localstripe on 127.0.0.1 only, without its file on disk (two of them would overwrite each other's)."""

import sys

from aiohttp import web
from localstripe import resources, server

resources.Store.dump_to_disk = lambda self: None
web.run_app(server.app, host="127.0.0.1", port=int(sys.argv[1]), print=None)
