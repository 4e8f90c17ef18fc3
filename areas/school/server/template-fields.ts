import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { NameValue } from '#platform/contract/template-values.ts'
import type { TemplateFieldGroup } from '#platform/server/template-sources.ts'

/** A name as the school has written its head: the surname first. */
function nameOf(written: string | null): NameValue | null {
  const [surname, name = '', ...rest] = (written ?? '').split(/\s+/).filter((word) => word !== '')
  if (surname === undefined) return null
  return { surname, name, patronymic: rest.length === 0 ? null : rest.join(' '), sex: null, person_id: null }
}

/** What the school says of itself. */
export const ofSchool: TemplateFieldGroup = {
  key: 'school',
  title: msg`Школа`,
  order: 60,
  subjects: ['student', 'employee', 'class', 'none'],
  fields: [
    {
      key: 'name',
      title: msg`Название школы`,
      type: 'text',
      sample: { ru: 'Школа-гимназия № 48', kk: '№ 48 мектеп-гимназия' },
    },
    { key: 'short_name', title: msg`Короткое название`, type: 'text', sample: 'ШГ № 48' },
    { key: 'bin', title: msg`БИН`, type: 'text', sample: '123456789012' },
    { key: 'city', title: msg`Город`, type: 'text', sample: 'Алматы' },
    { key: 'address', title: msg`Адрес школы`, type: 'text', sample: 'ул. Абая, 10' },
    { key: 'phone', title: msg`Телефон школы`, type: 'text', sample: '+7 727 000 00 00' },
    { key: 'email', title: msg`Почта школы`, type: 'text', sample: 'info@school.kz' },
    {
      key: 'director',
      title: msg`Руководитель школы`,
      type: 'name',
      sample: { surname: 'Қасымова', name: 'Динара', patronymic: 'Ержанқызы', sex: 'female', person_id: null },
    },
  ],
  read: async ({ db, ids }) => {
    const { rows } = await sql<{ name: string; name_kk: string | null; director_name: string | null }>`
      select s.name, s.name_kk, s.short_name, s.bin, s.city, s.address, s.phone, s.email, s.director_name
      from school.school s`.execute(db)
    const [row] = rows
    if (!row) return new Map()
    const { name, name_kk, director_name, ...rest } = row
    const item = { ...rest, name: { ru: name, kk: name_kk }, director: nameOf(director_name) }
    return new Map(ids.map((id) => [id, item]))
  },
}
