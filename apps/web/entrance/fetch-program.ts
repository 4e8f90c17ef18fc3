const file = /\/assets\/[\w.-]+\.(?:js|css)/g

/** Fetches the files that the program opens with into the browser's cache. */
async function fetchProgram(): Promise<void> {
  try {
    const answer = await fetch('/index.html')
    const files = new Set((await answer.text()).match(file))
    await Promise.all([...files].map((one) => fetch(one, { priority: 'low' })))
  } catch {
    // then they come when they are needed
  }
}

/** Whoever begins to type, or presses something, is about to come in: what comes then is fetched meanwhile. */
export function fetchProgramAhead(): void {
  const begins = ['focusin', 'pointerdown']
  const begin = () => {
    for (const kind of begins) document.removeEventListener(kind, begin)
    void fetchProgram()
  }
  for (const kind of begins) document.addEventListener(kind, begin)
}
