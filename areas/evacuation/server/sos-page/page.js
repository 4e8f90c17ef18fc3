// Makes the page of who needs help livelier where scripts run: a press does not leave the page, waits for a connection that is
// gone, and an alarm that begins or ends is shown. Without it the form goes by itself, and the answer is the page again.
const form = document.getElementById('sos')
const everyMs = 5_000
/** By state: a later press takes the place of an earlier one that has not gone. */
const waiting = new Map()
let isSending = false

const read = async (answer) => new DOMParser().parseFromString(await answer.text(), 'text/html')

/** Takes a part of a page that was read in the place of ours. */
function take(page, id) {
  const [ours, theirs] = [document.getElementById(id), page.getElementById(id)]
  if (ours && theirs) ours.replaceWith(theirs)
}

function say(words) {
  const told = document.createElement('div')
  told.className = 'status'
  told.textContent = words
  document.getElementById('answer')?.replaceChildren(told)
}

async function send(fields) {
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields })
    if (answer.status >= 500) return false
    const page = await read(answer)
    take(page, 'answer')
    const fresh = page.querySelector('[name=client_id]')
    if (fresh) form.elements.namedItem('client_id').value = fresh.value
    return true
  } catch {
    return false
  }
}

/** Sends what waits, help before everything else. */
async function sendAll() {
  if (isSending) return
  isSending = true
  for (const state of ['help', 'safe']) {
    const fields = waiting.get(state)
    if (fields === undefined) continue
    if (!(await send(fields))) {
      say(form.dataset.waiting)
      break
    }
    if (waiting.get(state) === fields) waiting.delete(state)
  }
  isSending = false
}

async function follow() {
  const answer = await fetch('/api/evacuation/evacuations/in_progress/')
  if (!answer.ok) return
  const { evacuation_in_progress: running } = await answer.json()
  const id = String(running?.id ?? '')
  if (id === form.dataset.evacuation) return
  const page = await fetch(location.pathname)
  // who has signed in belongs elsewhere once it is over
  if (page.redirected) return location.assign(page.url)
  if (!page.ok) return
  const now = await read(page)
  const hasEnded = form.dataset.evacuation !== '' && id === ''
  form.dataset.evacuation = id
  take(now, 'alarm')
  take(now, 'steps')
  if (!hasEnded) return
  const told = document.createElement('p')
  told.className = 'status'
  told.textContent = form.dataset.ended
  document.getElementById('alarm')?.replaceChildren(told)
}

if (form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = new URLSearchParams(new FormData(form, event.submitter))
    waiting.set(fields.get('state'), fields)
    say(form.dataset.sending)
    void sendAll()
  })
  addEventListener('online', () => void sendAll())
  setInterval(() => {
    if (waiting.size > 0) void sendAll()
    follow().catch(() => undefined)
  }, everyMs)
}
