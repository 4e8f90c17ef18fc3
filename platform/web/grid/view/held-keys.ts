let held = ''

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Keeps a letter for the editor that is opening: its code may still be on the way. @returns whether it is one */
export function holdKey({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey
  if (isLetter) held += key
  return isLetter
}

/** What was typed for the editor before it was there, once. */
export function takeHeldKeys(): string {
  const text = held
  held = ''
  return text
}
