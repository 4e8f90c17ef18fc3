// Makes the page of who needs help livelier where scripts run: a press does not leave the page, waits for a connection that is
// gone, and an alarm that begins or ends is shown. Without it the form goes by itself, and the answer is the page again.
const form = document.getElementById('sos')
const everyMs = 5_000
/** A connection that is lost may keep silent for ever. */
const longestMs = 8_000
/** By state: a later press takes the place of an earlier one that has not gone. */
const waiting = new Map()
let isSending = false

/** A page that was answered; its style is not ours to take, and would be refused aloud. */
const read = async (answer) =>
  new DOMParser().parseFromString((await answer.text()).replace(/<style[^]*?<\/style>/, ''), 'text/html')

/** Takes a part of a page that was read in the place of ours. */
function take(page, id) {
  const [ours, theirs] = [document.getElementById(id), page.getElementById(id)]
  if (ours && theirs) ours.replaceWith(theirs)
}

/** A name for a press: `randomUUID` is for https only, and a school's own network may do without. */
function newName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function say(words) {
  const told = document.createElement('div')
  told.className = 'status'
  told.textContent = words
  document.getElementById('answer')?.replaceChildren(told)
}

async function send(fields) {
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields, signal: AbortSignal.timeout(longestMs) })
    if (answer.status >= 500) return false
    take(await read(answer), 'answer')
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
    fields.set('client_id', newName())
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
