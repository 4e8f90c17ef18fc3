import type { Random } from '../random.ts'

const praise = [
  'Отличный ответ у доски',
  'Помог одноклассникам разобраться',
  'Самостоятельно нашёл второй способ решения',
  'Работа без ошибок',
  'Подготовил дополнительный материал',
  'Заметный рост по теме',
]
const advice = [
  'Повторите правило и примеры из учебника',
  'Внимательнее с вычислениями и оформлением',
  'Ответ верный, но без объяснения',
  'Закончите задание дома',
  'Нет домашнего задания',
  'Подойдите на консультацию',
]
const good = 0.75

/** A remark beside a mark; `share` is the mark out of its maximum. */
export const drawComment = (chance: Random, share: number): string => chance.pick(share >= good ? praise : advice)
