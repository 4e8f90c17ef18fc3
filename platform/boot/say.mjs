import process from 'node:process'

const begun = Date.now()

/** One line of progress with the seconds since the start. */
export function say(text) {
  console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} с] ${text}`)
}

/** Ends the preparation with a sentence a person can act on. */
export function stop(text) {
  console.error(text)
  process.exit(1)
}
