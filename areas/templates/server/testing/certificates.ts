import type { TestApp } from '#tests/test-app.ts'
import { textWithFields } from '../../rules/text-with-fields.ts'

const values = {
  genre: 'certificate',
  title_kk: null,
  language: 'ru',
  deadline_days: null,
  is_sent: false,
  is_confidential: false,
  journal_key: null,
  makers: [],
  readers: [],
}

/** A kind of certificates that the school adds. @returns the key of its templates */
export async function makeCertificateKind(testApp: TestApp, subject: 'student' | 'staff' | 'none'): Promise<string> {
  const kind = { ...values, subject, title: `Справка: ${subject}` }
  const { body } = await testApp.as('ceasar').post<{ id: number }>('/api/documents/kinds/', kind)
  return `document_${body.id}`
}

export const studyRu = textWithFields(
  'СПРАВКА «{own.title}» до {own.due_on|long}',
  'Дана {person.full_name|dative}, {person.birth_date|long} рождения, в том, что в {year.title} учебном году обучение идёт в {student_class.title} классе, {school.name}.',
  'Справка дана для предъявления по месту требования.',
)
export const studyKk = textWithFields(
  'АНЫҚТАМА «{own.title}», {own.due_on|long}',
  '{person.birth_date|long} туған {person.full_name|dative} {year.title} оқу жылында {school.name} {student_class.title} сыныбында оқитыны үшін берілді.',
)
