import type { Gender, LessonScoreType } from '#platform/contract/enumerations.ts'
import type { CourseTitle } from '../curriculum.ts'
import type { Random } from '#platform/server/demonstration/random.ts'
import { subjectKind, type SubjectKind } from './subject-kind.ts'

/** What a remark stands beside; `share` is the mark out of its maximum. */
export interface Occasion {
  share: number
  type: LessonScoreType
  course: CourseTitle
  sex: Gender
}
interface Remark {
  /** To anybody, or to a boy and to a girl. */
  text: string | readonly [boy: string, girl: string]
  on: 'fo' | 'work' | 'any'
  kinds?: readonly SubjectKind[]
  /** Shares it fits: from `min` up to, but not including, `max`; the full mark is 1. */
  min: number
  max: number
}

const good = 0.75
const nearlyGood = 0.5
const learning: readonly SubjectKind[] = ['language', 'reading', 'calculation', 'knowledge']
const praise = { min: good, max: Infinity }
const advice = { min: 0, max: good }

const remarks: readonly Remark[] = [
  { text: 'Заметный рост по теме', on: 'any', ...praise },
  { text: 'Работа без ошибок', on: 'any', kinds: [...learning, 'computer'], min: 1, max: Infinity },
  { text: 'Отличный ответ у доски', on: 'fo', kinds: learning, ...praise },
  { text: ['Помог одноклассникам разобраться', 'Помогла одноклассникам разобраться'], on: 'fo', ...praise },
  {
    text: ['Подготовил дополнительный материал', 'Подготовила дополнительный материал'],
    on: 'fo',
    kinds: ['reading', 'knowledge', 'discussion'],
    ...praise,
  },
  {
    text: ['Самостоятельно нашёл второй способ решения', 'Самостоятельно нашла второй способ решения'],
    on: 'any',
    kinds: ['calculation'],
    ...praise,
  },
  { text: 'Богатая, правильная речь', on: 'any', kinds: ['language', 'reading'], ...praise },
  { text: 'Полные ответы на вопросы', on: 'work', kinds: ['knowledge', 'reading'], ...praise },
  { text: 'Аккуратное оформление, ход решения понятен', on: 'work', kinds: ['calculation'], ...praise },
  {
    text: ['Справился с заданием раньше всех', 'Справилась с заданием раньше всех'],
    on: 'fo',
    kinds: ['computer'],
    ...praise,
  },
  { text: 'Отличная техника выполнения', on: 'fo', kinds: ['sport'], ...praise },
  { text: 'Выразительное исполнение', on: 'fo', kinds: ['singing'], ...praise },
  { text: 'Аккуратная работа, интересный замысел', on: 'fo', kinds: ['making'], ...praise },
  { text: 'Разберите ошибки и повторите темы раздела', on: 'work', ...advice },
  { text: 'Внимательнее читайте задания', on: 'work', ...advice },
  { text: 'Подойдите на консультацию', on: 'any', kinds: [...learning, 'computer'], ...advice },
  { text: 'Внимательнее с вычислениями и оформлением', on: 'any', kinds: ['calculation'], ...advice },
  { text: 'Повторите правило и примеры из учебника', on: 'any', kinds: ['language'], ...advice },
  { text: 'Перечитайте текст, подкрепите ответ примерами', on: 'any', kinds: ['reading', 'knowledge'], ...advice },
  { text: 'Ответ верный, но без объяснения', on: 'fo', kinds: learning, min: nearlyGood, max: advice.max },
  { text: 'Нет домашнего задания', on: 'fo', kinds: learning, min: 0, max: nearlyGood },
  { text: 'Закончите задание дома', on: 'fo', kinds: ['computer', 'making'], ...advice },
  { text: 'Поработайте над техникой выполнения', on: 'fo', kinds: ['sport'], ...advice },
  { text: 'Выучите слова и мелодию', on: 'fo', kinds: ['singing'], ...advice },
  { text: 'Принимайте участие в обсуждении', on: 'fo', kinds: ['discussion'], ...advice },
]

function fits({ on, kinds, min, max }: Remark, { share, type, course }: Occasion): boolean {
  const isOn = on === 'any' || (on === 'fo') === (type === 'fo')
  return isOn && min <= share && share < max && (kinds === undefined || kinds.includes(subjectKind(course)))
}

/** A remark beside a mark that fits the mark, the subject and the student. */
export function drawComment(chance: Random, occasion: Occasion): string {
  const { text } = chance.pick(remarks.filter((remark) => fits(remark, occasion)))
  return typeof text === 'string' ? text : text[occasion.sex === 'male' ? 0 : 1]
}
