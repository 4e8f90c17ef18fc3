import { createStore } from '#platform/web/store.ts'
import { isSoundOn } from './setting.ts'

/** Hertz and seconds: a calm falling third, no siren. */
const tones = [
  { pitch: 784, at: 0 },
  { pitch: 622, at: 0.35 },
] as const
const toneSeconds = 0.3
const repeatSeconds = 1.3
const times = 3
const loudness = 0.35
/** Milliseconds of shaking and rest, as long as the tones sound. */
const shaking = Array.from({ length: times }, () => [350, 100, 350, 500]).flat()
const tickMs = 15

/** Whether the browser lets this page sound: none does before its reader has touched it. */
export const isSoundFree = createStore(false)

let context: AudioContext | null = null
const noteState = () => isSoundFree.set(context?.state === 'running')

/** Begins to sound as far as the browser lets it; a refusal is silent. To be called at a touch or a key. */
async function wake(): Promise<AudioContext | null> {
  try {
    if (context === null) {
      context = new AudioContext()
      context.addEventListener('statechange', noteState)
    }
    if (context.state !== 'running') await context.resume()
  } catch {
    // no sound on this device
  }
  noteState()
  return context
}

function shake(pattern: number | number[]): void {
  // before a touch it is refused, and the browser's console fills
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(pattern)
}

function sound(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator()
  const volume = on.createGain()
  tone.frequency.value = pitch
  // without edges: a tone cut off clicks
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.03)
  volume.gain.setValueAtTime(loudness, at + toneSeconds - 0.08)
  volume.gain.linearRampToValueAtTime(0, at + toneSeconds)
  tone.connect(volume).connect(on.destination)
  tone.start(at)
  tone.stop(at + toneSeconds)
}

/** Two calm tones, three times, and shaking as long. */
export function signal(): void {
  if (!isSoundOn.get()) return
  shake(shaking)
  // tones wait for nobody: what a browser holds back now is not heard minutes later
  if (context?.state !== 'running') return
  for (let time = 0; time < times; time += 1)
    for (const { pitch, at } of tones) sound(context, pitch, context.currentTime + time * repeatSeconds + at)
}

/** What its owner hears who tries it; at a touch, so that it is heard. */
export async function trySignal(): Promise<void> {
  await wake()
  signal()
}

/** The answer of the device to a tap. */
export function tick(): void {
  if (isSoundOn.get()) shake(tickMs)
}

/** From the first touch or key on, a page whose owner wants sound can sound; touches are heard for so long only. */
export function awaitTouch(): void {
  const touched = () => void wake()
  const listen = () => {
    const isAwaited = isSoundOn.get() && !isSoundFree.get()
    for (const gesture of ['pointerup', 'keydown'] as const)
      if (isAwaited) document.addEventListener(gesture, touched, { passive: true })
      else document.removeEventListener(gesture, touched)
  }
  isSoundOn.subscribe(listen)
  isSoundFree.subscribe(listen)
  listen()
}
