/** A bare server that answers two bytes: what this machine does at most. It ends with its parent. */
import { createServer } from 'node:http'

const server = createServer((_, response) => response.end('{}'))
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => process.exit())
