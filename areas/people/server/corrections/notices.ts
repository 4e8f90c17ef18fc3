import { accountsByRights } from '#areas/access/server/index.ts'
import { notify } from '#areas/notices/server/index.ts'
import { allows, anyOf, family } from '#platform/contract/access.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import { maintainsPeople, maintainsPeopleWithFamilies } from '../../contract/access.ts'
import type { CorrectableField } from '../../contract/corrections.ts'

/** For families, who propose, and those who keep records, who answer. */
export const corrections = defineNoticeKind('people.correction', {
  title: msg`Исправления данных от семей`,
  order: 45,
  byMail: true,
  concerns: (rights) => allows(anyOf(family(), maintainsPeople), rights),
})

export const fieldTexts: Readonly<Record<CorrectableField, Text>> = {
  surname: msg`Фамилия`,
  name: msg`Имя`,
  patronymic: msg`Отчество`,
  iin: msg`ИИН`,
  birth_date: msg`Дата рождения`,
  phone: msg`Телефон`,
  email: msg`Почта`,
  address: msg`Адрес`,
}

interface Correction {
  id: number
  person: { id: number; full_name: string }
  field: CorrectableField
}
interface Publishing {
  db: Database
  publish: Publish
}

/** Tells those who keep the records of families. */
export async function notifyMaintainers(
  { db, publish, today, context }: Publishing & { today: string; context: AppContext },
  { id, person, field }: Correction,
): Promise<void> {
  const groups = await accountsByRights(db, today, context)
  const maintainers = groups.flatMap(({ rights, members }) =>
    rights.client === 0 && rights.limits === undefined && allows(maintainsPeopleWithFamilies, rights) ? members : [],
  )
  await notify(
    db,
    publish,
    maintainers.map(({ accountId }) => ({
      accountId,
      kind: corrections,
      title: msg`Семья предлагает исправить данные: ${person.full_name}`,
      text: fieldTexts[field],
      link: `/users/${person.id}`,
      subject: `correction:${id}:proposed`,
    })),
  )
}

/** Tells who proposed what became of it. */
export async function notifyFamily(
  { db, publish }: Publishing,
  { id, person, field, accountId, isAccepted }: Correction & { accountId: number | null; isAccepted: boolean },
): Promise<void> {
  if (accountId === null) return
  await notify(db, publish, [
    {
      accountId,
      kind: corrections,
      title: isAccepted
        ? msg`Исправление принято: ${person.full_name}`
        : msg`Исправление не принято: ${person.full_name}`,
      text: fieldTexts[field],
      link: '/dashboard/profile',
      subject: `correction:${id}:answered`,
    },
  ])
}
