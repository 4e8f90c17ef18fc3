import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { choosePort, localAddress } from './free-port.ts'

async function occupy(port: number): Promise<number> {
  const server = createServer().listen({ host: '127.0.0.1', port })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a taken port that was asked for is refused in words', async () => {
  const port = await occupy(0)
  await expect(choosePort('127.0.0.1', port)).rejects.toThrow(`Порт ${port} занят другой программой.`)
})

test('a free port that was asked for is taken, 0 means any', async () => {
  const port = await choosePort('127.0.0.1', 0)
  expect(port).toBeGreaterThan(1023)
  expect(await choosePort('127.0.0.1', port)).toBe(port)
})

test('without a wish it is the next free one', async () => {
  const first = await choosePort('127.0.0.1', undefined)
  await occupy(first)
  expect(await choosePort('127.0.0.1', undefined)).toBeGreaterThan(first)
})

test('an address of another computer is refused in words', async () => {
  await expect(choosePort('192.0.2.1', 0)).rejects.toThrow('Адрес 192.0.2.1 не принадлежит этому компьютеру')
})

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['fd00::1', 'http://[fd00::1]:3000'],
])('who listens on %s is opened at %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address)
})
