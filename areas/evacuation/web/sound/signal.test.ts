import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSoundOn, turnSound } from './setting.ts'
import { onceForDevice } from './signalled.ts'

const started = vi.fn<(at: number) => void>()
let isRefused = false
class FakeAudio extends EventTarget {
  state: AudioContextState = 'suspended'
  currentTime = 10
  destination = {}
  resume = () => {
    if (isRefused) return Promise.reject(new Error('NotAllowedError'))
    this.state = 'running'
    this.dispatchEvent(new Event('statechange'))
    return Promise.resolve()
  }
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: started,
    stop: () => undefined,
  })
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  })
}
const vibrate = vi.fn<(pattern: VibratePattern) => boolean>(() => true)
/** A page opened anew. */
async function page() {
  vi.resetModules()
  const { turnSound: turn } = await import('./setting.ts')
  const sounds = await import('./signal.ts')
  return { ...sounds, turn }
}
beforeEach(() => {
  isRefused = false
  started.mockClear()
  vibrate.mockClear()
  localStorage.clear()
  turnSound(false)
  vi.stubGlobal('AudioContext', FakeAudio)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

test('a device is silent until its owner turns the sound on, and remembers it', async () => {
  expect(isSoundOn.get()).toBe(false)
  const { signal, tick } = await page()
  signal()
  tick()
  expect(started).not.toHaveBeenCalled()
  expect(vibrate).not.toHaveBeenCalled()
  turnSound(true)
  const again = await page()
  again.tick()
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(15)
})

test('two tones sound three times at most, and the device shakes', async () => {
  const { turn, trySignal, isSoundFree } = await page()
  turn(true)
  expect(isSoundFree.get()).toBe(false)
  await trySignal()
  expect(isSoundFree.get()).toBe(true)
  expect(started.mock.calls.map(([at]) => Math.round(at * 100) / 100)).toEqual([10, 10.35, 11.3, 11.65, 12.6, 12.95])
  expect(vibrate).toHaveBeenCalledOnce()
})

test('before the first touch it stays silent, after it the signal is heard', async () => {
  const { turn, signal, awaitTouch, isSoundFree } = await page()
  turn(true)
  awaitTouch()
  signal()
  expect(started).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointerup'))
  await vi.waitFor(() => expect(isSoundFree.get()).toBe(true))
  signal()
  expect(started).toHaveBeenCalledTimes(6)
})

test('a browser that refuses, or has no sound at all, breaks nothing', async () => {
  isRefused = true
  const { turn, trySignal, isSoundFree } = await page()
  turn(true)
  await trySignal()
  expect(isSoundFree.get()).toBe(false)
  vi.stubGlobal('AudioContext', undefined)
  const other = await page()
  await other.trySignal()
  expect(started).not.toHaveBeenCalled()
  expect(vibrate).toHaveBeenCalledTimes(2)
})

test('of several tabs one signals, of each evacuation once', async () => {
  const sound = vi.fn<() => void>()
  await Promise.all([onceForDevice(7, sound), onceForDevice(7, sound)])
  await onceForDevice(7, sound)
  expect(sound).toHaveBeenCalledOnce()
  await onceForDevice(8, sound)
  expect(sound).toHaveBeenCalledTimes(2)
})
