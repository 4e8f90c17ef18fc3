import { sql } from 'kysely'
import type { PersonKind } from '#platform/contract/enumerations.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import {
  type FoundChange,
  type FoundProblem,
  importHandlers,
  type ImportKind,
  type ImportValues,
  type ValidationInput,
} from '#platform/server/import/index.ts'
import type { Database } from '#platform/server/database.ts'
import { importStaff } from '../../contract/import.ts'
import { changingPosts } from '../changing-posts.ts'
import { changePost, insertPost } from '../employment.ts'
import { positionId } from '../positions.ts'
import { validatePersons, personKeys, requiredOfNew, withChanges, type PersonTarget } from './validate-person.ts'
import { nameOf } from './person-values.ts'
import { peopleReverts } from './revert-people.ts'
import { writePerson } from './write-person.ts'

interface Post {
  id: number
  person_id: number
  position: string
  rate: string
}
interface StaffTarget extends PersonTarget {
  post: Post | null
  /** What changes of the post; of a new one all of it. */
  changes: FoundChange[]
}
const minRate = 0.05
const maxRate = 3
const kindOf = ({ kind }: ImportValues) => (kind ?? null) as PersonKind | null
const plain = (title: string) => title.toLowerCase()

/** Posts that the persons hold today or will hold. */
async function postsOf({ db, today }: ValidationInput, ids: readonly number[]): Promise<Map<number, Post[]>> {
  const { rows } = await sql<Post>`
    select e.id, e.person_id, po.title as position, trim_scale(e.rate)::text as rate
    from people.employment e join people.position po on po.id = e.position_id
    where e.person_id = any(${[...ids]}::int[]) and coalesce(upper(e.during), 'infinity') > ${today}::date
    order by e.id`.execute(db)
  return Map.groupBy(rows, ({ person_id }) => person_id)
}
async function knownPositions(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('people.position').select('title').execute()
  return new Set(rows.map(({ title }) => plain(title)))
}

function changesOf(values: ImportValues, post: Post | null): FoundChange[] {
  const changes: FoundChange[] = []
  if (post === null && values['position'] !== undefined)
    changes.push({ column: 'position', from: null, to: values['position'] })
  const { rate } = values
  if (rate !== undefined && Number(rate) !== Number(post?.rate ?? 1))
    changes.push({ column: 'rate', from: post?.rate ?? null, to: rate })
  return changes
}
/** «Учитель математики, Завуч»: posts that a person holds, as a list of ours names them in one cell. */
const namesHeld = (position: string, posts: readonly Post[]): boolean =>
  position.split(', ').every((one) => posts.some((post) => plain(post.position) === plain(one)))

function problemsOf(values: ImportValues, posts: readonly Post[], known: ReadonlySet<string>): FoundProblem[] {
  const problems: FoundProblem[] = []
  const { position, rate } = values
  if (rate !== undefined && (Number(rate) < minRate || Number(rate) > maxRate))
    problems.push({ column: 'rate', level: 'error', text: msg`Ставка от 0,05 до 3` })
  if (position === undefined) return problems
  const warn = (text: Text) => problems.push({ column: 'position', level: 'warning', text })
  if (!known.has(plain(position))) warn(msg`Новая должность: «${position}»`)
  if (posts.length > 0 && !posts.some((post) => plain(post.position) === plain(position)))
    warn(msg`Добавится к прежней: «${posts.map((post) => post.position).join('», «')}»`)
  return problems
}

const staff: ImportKind<StaffTarget> = {
  name: 'people.staff',
  declared: importStaff,
  titleOf: nameOf,
  keysOf: (values) => personKeys(values).map((key) => `${key} ${plain(values['position'] ?? '')}`),
  validate: async (validationInput, rows) => {
    const validated = await validatePersons(validationInput, rows, kindOf)
    const known = await knownPositions(validationInput.db)
    const posts = await postsOf(
      validationInput,
      validated.flatMap(({ target }) => target.known?.id ?? []),
    )
    return validated.map((one, index) => {
      const given = rows[index]?.values ?? {}
      const own = posts.get(one.target.known?.id ?? 0) ?? []
      const { position: held, ...rest } = given
      const values = held !== undefined && own.length > 1 && namesHeld(held, own) ? rest : given
      const post = own.find(({ position }) => plain(position) === plain(values['position'] ?? '')) ?? null
      const changes = changesOf(values, post)
      const problems = [
        ...one.problems,
        ...requiredOfNew(importStaff.unsaidColumns, given, one.target.known),
        ...problemsOf(values, own, known),
      ]
      return { ...withChanges(one, changes, { ...one.target, post, changes }), problems }
    })
  },
  write: async (writing, { values }, { target }) => {
    const { db, today, record } = writing
    const personId = await writePerson(writing, target)
    const { post, changes } = target
    if (changes.length === 0) return
    const set = values['rate'] ? { rate: values['rate'] } : {}
    if (post !== null) {
      await changePost(db, post.id, set)
      return record({
        subject: 'people.employment',
        id: post.id,
        before: { rate: post.rate },
        after: { person_id: personId, ...set },
      })
    }
    const position_id = await positionId(db, values['position'] ?? '')
    const from = values['works_from'] ?? today
    const during = sql<string>`daterange(${from}::date, null)`
    const id = await changingPosts(writing, { personId, to: null }, () =>
      insertPost(db, { person_id: personId, position_id, ...set, during }),
    )
    await record({
      subject: 'people.employment',
      id,
      after: { person_id: personId, position: values['position'], ...set, from },
    })
  },
  reverts: peopleReverts,
}
export const staffImport = importHandlers(staff)
