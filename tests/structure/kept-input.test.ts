import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './walls.ts'

/** What is typed here and may go with the session: nothing of it is anybody's work. */
const losable = new Map([
  ['areas/access/web/second-factor/passkey-step.tsx', 'a device is named while its key is made'],
  ['areas/calendar/web/bells/bell-builder.tsx', 'fills the fields of a form that keeps them'],
  ['areas/classes/web/board/paste-dialog.tsx', 'a list that was pasted, and is at hand'],
  ['areas/diary/web/totals/what-if.tsx', 'a guess, which is saved nowhere'],
  ['areas/journal-history/web/past/past-opener.tsx', 'a moment to look at'],
  ['areas/templates/web/names/names-dialog.tsx', 'a name that stands there already, one at a time'],
  ['areas/templates/web/template/condition-dialog.tsx', 'a word to compare with, put into a text that is kept'],
  ['areas/templates/web/template/field-dialog.tsx', 'a field to look up'],
  ['areas/workload/web/change/hours-dialog.tsx', 'one number in place of another'],
  ['platform/web/date/date-field.tsx', 'belongs to the form around it'],
])

/** Whether text or a number of a file is typed into a state of its own. */
function holdsInput(text: string): boolean {
  const states = new Set([...text.matchAll(/const \[(\w+)(?:,[^\]]*)?\] = useState/g)].map(([, name]) => name))
  const given = new Set([...text.matchAll(/\bvalue: (\w+)/g)].map(([, name]) => name))
  const holds = (input: string): boolean =>
    states.has(/\bvalue=\{(\w+)/.exec(input)?.[1]) ||
    (/\{\.\.\.\w+\(/.test(input) && [...given].some((name) => states.has(name)))
  const inputs = text.matchAll(/<(?:TextInput|Textarea|NumberInput|PasswordInput)\b[\s\S]*?\/>/g)
  return [...inputs].some(([input]) => holds(input))
}
const isKept = (text: string): boolean => /\buse(EndpointForm|KeptInput)\(/.test(text)

test('a session that ends by itself keeps what is typed in every form', () => {
  const files = sourceFiles().filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(500)
  const lost = files.filter((file) => holdsInput(readSource(file)) && !isKept(readSource(file)))
  expect(lost.toSorted()).toEqual([...losable.keys()])
})

test.each([
  ['const [typed, setTyped] = useState("")\n<TextInput label="Имя" value={typed} onChange={set} />', true],
  ['const [own] = useState<number | string>("")\n<NumberInput\n  value={own}\n/>', true],
  [
    'const [typed] = useState({ name: "" })\nconst of = (key) => ({ value: typed[key] })\n<TextInput {...of("name")} />',
    true,
  ],
  ['const [isOpen, setOpen] = useState(false)\n<TextInput {...entry.field("title")} />', false],
])('what stands in a state is seen: %#', (text, isHeld) => expect(holdsInput(text)).toBe(isHeld))
