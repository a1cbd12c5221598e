import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { PortInUse, settlePorts } from './listen.ts'
import { portsFrom } from './places.ts'

describe('ports', () => {
  it('are 4300 to 4304 unless the environment sets others', () => {
    expect(portsFrom({})).toEqual({ site: 4300, api: 4301, gateway: 4302, partner: 4303, identity: 4304 })
    expect(portsFrom({ SITE_PORT: '5000', API_PORT: '' })).toEqual({
      site: 5000,
      api: 4301,
      gateway: 4302,
      partner: 4303,
      identity: 4304,
    })
  })

  it.each(['-1', '65536', 'http', '43.5', '0x10'])('refuse %s', (text) => {
    expect(() => portsFrom({ API_PORT: text })).toThrow('API_PORT')
  })

  it('refuse the same port for two programs', () => {
    expect(() => portsFrom({ API_PORT: '4300' })).toThrow('same port')
  })

  it('are all different when free ones are chosen', async () => {
    const ports = await settlePorts({ site: 0, api: 0, gateway: 0, partner: 0, identity: 0 })
    expect(new Set(Object.values(ports)).size).toBe(5)
  })

  it('are reported, when in use, with the variable that changes them', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', () => resolve()))
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const settling = settlePorts({ site: 0, api: 0, gateway: port, partner: 0, identity: 0 })
    await expect(settling).rejects.toThrow(PortInUse)
    await expect(settling).rejects.toThrow('GATEWAY_PORT')
    holder.close()
  })
})
