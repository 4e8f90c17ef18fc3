import { hashPassword, openAccount, temporaryPassword } from '#areas/access/server/index.ts'
import { createAccount } from '#areas/access/contract/accounts.ts'
import { allows } from '#platform/contract/access.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { record, type Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { createStudent, type NewAccount } from '../contract/new-student.ts'
import { tieRelative } from './family/tie-relative.ts'
import { insertPerson, type Doing } from './record/insert-person.ts'

interface Secret {
  password: string
  hash: string
}
async function makeSecret(): Promise<Secret> {
  const password = temporaryPassword()
  return { password, hash: await hashPassword(password) }
}

interface Named {
  id: number
  full_name: string
}
/** Accounts for those who have none, with the passwords that wait for them. */
async function openAccounts(doing: Doing, persons: readonly Named[], secrets: readonly Secret[]) {
  const made: NewAccount[] = []
  for (const [index, { password, hash }] of secrets.entries()) {
    const person = persons[index]
    if (!person) break
    const login = await openAccount(doing, person.id, hash)
    if (login !== null) made.push({ person_id: person.id, full_name: person.full_name, login, password })
  }
  return made
}

const createStudentHandler = handle(
  createStudent,
  async ({ body, caller, context, today, http }) => {
    const { class_id, class_from, relatives, has_accounts, ...given } = body
    if (has_accounts && !allows(createAccount.access, caller))
      throw refuse('has_accounts', msg`Учётные записи заводит тот, кто их ведёт`)
    // hashing waits its turn: no transaction is held open meanwhile
    const secrets = await Promise.all((has_accounts ? [body, ...relatives] : []).map(makeSecret))
    return context.db.transaction().execute(async (trx) => {
      const add = (...changes: Change[]) => record(trx, caller, http.request.id, changes)
      const doing: Doing = { db: trx, caller, today, record: add }
      const id = await insertPerson(doing, { ...given, kinds: [personKinds.student.id], position: null })
      const { full_name } = await trx
        .selectFrom('people.person')
        .where('id', '=', id)
        .select('full_name')
        .executeTakeFirstOrThrow()
      const joined =
        class_id === null
          ? null
          : await caller.accessRules.persons.joinClass({ ...doing, studentId: id, classId: class_id, from: class_from })
      const tied = []
      for (const [index, one] of relatives.entries()) tied.push(await tieRelative(doing, id, one, ['relatives', index]))
      const accounts = await openAccounts(doing, [{ id, full_name }, ...tied], secrets)
      return { id, full_name, class: joined, relatives: tied, accounts }
    })
  },
  // no repeat keeps the answer: passwords are stored nowhere
  { ownTransactions: true },
)

export const createStudentHandlers = [createStudentHandler]
