import { medicalWorker, type DefaultRole } from '#areas/access/rules/default-rights.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
import { collegeTeacherKinds } from './college/staff.ts'
import type { Cathedra } from './course-facts.ts'
import type { People } from './names/surnames.ts'

/** What the first part of a teacher's code in the timetable file says of who teaches. */
export interface TeacherKind {
  position: string
  cathedra: Cathedra
  /** Probability that a woman teaches it. */
  women: number
  people?: People
}
export const teacherKinds: Readonly<Record<string, TeacherKind>> = {
  ...collegeTeacherKinds,
  Нач: { position: 'Учитель начальных классов', cathedra: 'primary', women: 1 },
  Рус: { position: 'Учитель русского языка и литературы', cathedra: 'russian', women: 0.95 },
  Каз: { position: 'Учитель казахского языка и литературы', cathedra: 'kazakh', women: 0.9, people: 'kazakh' },
  Анг: { position: 'Учитель английского языка', cathedra: 'foreign', women: 0.9 },
  Мат: { position: 'Учитель математики', cathedra: 'mathematics', women: 0.8 },
  Инф: { position: 'Учитель информатики', cathedra: 'mathematics', women: 0.5 },
  Био: { position: 'Учитель биологии', cathedra: 'science', women: 0.9 },
  Гео: { position: 'Учитель географии', cathedra: 'science', women: 0.7 },
  Физ: { position: 'Учитель физики', cathedra: 'science', women: 0.6 },
  Хим: { position: 'Учитель химии', cathedra: 'science', women: 0.9 },
  Ист: { position: 'Учитель истории', cathedra: 'society', women: 0.7 },
  Муз: { position: 'Учитель музыки', cathedra: 'arts', women: 1 },
  Труд: { position: 'Учитель художественного труда', cathedra: 'arts', women: 0.5 },
  Физк: { position: 'Учитель физической культуры', cathedra: 'arts', women: 0.35 },
  НВП: { position: 'Педагог-организатор НВТП', cathedra: 'arts', women: 0 },
}
/** Boys' and girls' halves of crafts are taught by a man and a woman. */
export const fixedSex: Readonly<Record<string, Gender>> = {
  Труд_1: 'male',
  Труд_2: 'female',
  Труд_3: 'male',
  Труд_4: 'female',
}
export function teacherKind(code: string): TeacherKind {
  const kind = teacherKinds[code.split('_')[0] ?? '']
  if (!kind) throw new Error(`Unknown kind of teacher ${code}`)
  return kind
}

export type StaffKind = 'aup' | 'UK' | 'specialists' | 'outside'

/** A post outside teaching with the roles of who holds it; `count` persons. */
export interface Post {
  position: string
  kind: StaffKind
  roles: readonly DefaultRole[]
  count: number
  /** Whoever holds it has at least so many years of age. */
  minAge: number
}
export const minAges = { anybody: 23, head: 35, director: 42 } as const

const post = (
  position: string,
  kind: StaffKind,
  roles: readonly DefaultRole[],
  { count = 1, minAge = minAges.anybody }: { count?: number; minAge?: number } = {},
): Post => ({ position, kind, roles, count, minAge })
const head = { minAge: minAges.head }

/** Everybody who works here beside the teachers; a holder of an outside post has no employment. */
export const posts: readonly Post[] = [
  post('Директор', 'aup', ['director'], { minAge: minAges.director }),
  post('Принципал', 'aup', ['principal'], head),
  post('Заместитель принципала', 'aup', ['sub_principal'], head),
  post('Заместитель директора по воспитательной работе', 'aup', ['sub_director'], head),
  post('Заместитель директора по учебной работе', 'aup', ['headteacher'], { ...head, count: 3 }),
  post('Заместитель директора по административной работе', 'aup', ['manager_au'], head),
  post('Методист', 'UK', ['metodist'], { ...head, count: 2 }),
  post('Руководитель отдела обучения', 'UK', ['manager_oo'], head),
  post('Составитель расписания', 'UK', ['schedule_administrator']),
  post('Координатор тьюторских часов', 'UK', ['manager_rp']),
  post('Специалист по контролю качества знаний', 'UK', ['cpec_kn']),
  post('Секретарь учебной части', 'UK', ['uk'], { count: 2 }),
  post('Инспектор по кадрам', 'aup', ['hr']),
  post('Главный бухгалтер', 'aup', ['financial'], head),
  post('Бухгалтер', 'aup', ['financial']),
  post('Менеджер по приёму и рекламе', 'aup', ['marketing']),
  post('Администратор информационных систем', 'aup', ['admin']),
  post('Руководитель информационной службы', 'aup', ['ceasar'], head),
  post('Библиотекарь', 'specialists', ['library']),
  post('Заведующий библиотекой', 'specialists', ['bbk'], head),
  post('Педагог-психолог', 'specialists', ['pcycho'], { count: 2 }),
  post('Учитель-логопед', 'specialists', ['logoped']),
  post('Медицинская сестра', 'specialists', [medicalWorker], { count: 2 }),
  post('Руководитель дополнительного образования', 'specialists', ['manager_do'], head),
  post('Куратор ученического самоуправления', 'specialists', ['manager_su']),
  post('Педагог-организатор', 'specialists', ['event_manager']),
  post('Куратор классов', 'specialists', ['curator'], { count: 6 }),
  post('Руководитель кружка робототехники', 'outside', ['partner_do']),
  post('Тренер по шахматам', 'outside', ['partner_do']),
]
