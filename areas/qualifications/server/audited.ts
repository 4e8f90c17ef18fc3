import { msg } from '#platform/contract/text.ts'
import { asDay, inWords, type Audited } from '#platform/server/audited.ts'
import { educationTitles } from '../rules/education.ts'
import { seniorityText } from '../rules/seniority.ts'

export const auditedFields = {
  'qualifications.education': [
    'level',
    'institution',
    'speciality',
    'year',
    'diploma_number',
    'diploma_date',
    'note',
    'file',
  ],
  'qualifications.seniority': ['counted_on', 'general_months', 'teaching_months', 'note'],
  'qualifications.category': ['category', 'from', 'to', 'order_number', 'order_date', 'note'],
} as const

const note = msg`Примечание`
const concerns = { field: 'person_id' } as const
const inYears = (months: unknown) => seniorityText(Number(months))

export const audited: readonly Audited[] = [
  {
    subject: 'qualifications.education',
    title: msg`образование`,
    values: { level: inWords(educationTitles), diploma_date: asDay },
    titles: {
      level: msg`Уровень`,
      institution: msg`Учебное заведение`,
      speciality: msg`Специальность`,
      year: msg`Год окончания`,
      diploma_number: msg`Номер диплома`,
      diploma_date: msg`Дата диплома`,
      note,
      file: msg`Файл`,
    },
    fields: [...auditedFields['qualifications.education']],
    concerns,
  },
  {
    subject: 'qualifications.seniority',
    title: msg`стаж`,
    values: { counted_on: asDay, general_months: inYears, teaching_months: inYears },
    titles: {
      counted_on: msg`На дату`,
      general_months: msg`Общий стаж`,
      teaching_months: msg`Педагогический стаж`,
      note,
    },
    fields: [...auditedFields['qualifications.seniority']],
    concerns,
  },
  {
    subject: 'qualifications.category',
    title: msg`квалификационная категория`,
    values: { from: asDay, to: asDay, order_date: asDay },
    titles: {
      category: msg`Категория`,
      from: msg`С`,
      to: msg`По`,
      order_number: msg`Номер приказа`,
      order_date: msg`Дата приказа`,
      note,
    },
    fields: [...auditedFields['qualifications.category']],
    concerns,
  },
]
