import { createStore } from '#platform/web/store.ts'

const key = 'evacuation.sound'

function kept(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** «Звук и вибрация» of this device: off until its owner turns it on. */
export const isSoundOn = createStore(kept())

export function turnSound(isOn: boolean): void {
  isSoundOn.set(isOn)
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // a browser that keeps nothing has it until the page ends
  }
}
