/** Where a group is in its books: grows with the lessons. */
interface Place {
  parallel: number
  /** Number of the lesson in the year, from 0. */
  lesson: number
}
export type Phrase = (place: Place) => string

const page = ({ lesson }: Place) => 5 + Math.floor(lesson * 1.3)
const number = ({ lesson }: Place) => 12 + lesson * 6
const paragraph = ({ lesson }: Place) => 1 + Math.floor(lesson / 2)

/** What is asked for grows with the classes: the first text whose last parallel is not passed. */
const byParallel =
  (...steps: readonly (readonly [last: number, text: string])[]): Phrase =>
  ({ parallel }) =>
    steps.find(([last]) => parallel <= last)?.[1] ?? steps.at(-1)?.[1] ?? ''

const repetition = byParallel(
  [2, 'повторить таблицу сложения'],
  [4, 'повторить таблицу умножения'],
  [11, 'повторить формулы'],
)
export const mathematics: Phrase[] = [
  (at) => `№ ${number(at)}, ${number(at) + 2}, ${number(at) + 4}`,
  (at) => `С. ${page(at)}, № ${number(at)}–${number(at) + 3}`,
  (at) => `Правило на с. ${page(at)}; № ${number(at) + 1}, ${number(at) + 5}`,
  (at) => `№ ${number(at) + 2} (1, 3, 5), ${repetition(at)}`,
]

const sentenceParts = byParallel([4, 'главные члены предложения'], [11, 'грамматическую основу'])
export const russian: Phrase[] = [
  (at) => `Упр. ${number(at)}, с. ${page(at)}`,
  (at) => `Выучить правило на с. ${page(at)}, упр. ${number(at) + 1}`,
  (at) => `Упр. ${number(at) + 3}: выписать и подчеркнуть ${sentenceParts(at)}`,
  byParallel(
    [2, 'Составить 3–4 предложения по теме'],
    [4, 'Написать 5–6 предложений по теме'],
    [7, 'Написать сочинение-миниатюру на 60–80 слов'],
    [9, 'Написать эссе на 80–100 слов'],
    [11, 'Написать эссе на 150–180 слов'],
  ),
]

export const reading: Phrase[] = [
  (at) => `Читать с. ${page(at)}–${page(at) + 2}, ответить на вопросы`,
  (at) => `Пересказ, с. ${page(at)}–${page(at) + 1}`,
  () => 'Выучить стихотворение или отрывок наизусть',
  () => 'Нарисовать рисунок к прочитанному',
]
export const literature: Phrase[] = [
  (at) => `Читать с. ${page(at)}–${page(at) + 6}, ответить на вопросы`,
  (at) => `Пересказ отрывка, с. ${page(at)}–${page(at) + 3}`,
  () => 'Выучить отрывок наизусть',
  () => 'Составить характеристику героя по плану',
]

export const kazakh: Phrase[] = [
  (at) => `${number(at)}-жаттығу, ${page(at)}-бет`,
  (at) => `Жаңа сөздерді жаттау, ${number(at) + 2}-тапсырма`,
  (at) => `Мәтінді оқу және мазмұндау, ${page(at)}-бет`,
  byParallel([4, 'Тақырып бойынша 4–5 сөйлем құрау'], [11, 'Тақырып бойынша 8–10 сөйлем құрау']),
]

export const english: Phrase[] = [
  (at) => `Student’s book, p. ${page(at)}, ex. ${1 + (at.lesson % 6)}`,
  (at) => `Workbook, p. ${Math.ceil(page(at) / 2)}, ex. ${1 + (at.lesson % 4)}–${3 + (at.lesson % 4)}`,
  () => 'Learn the new words',
  byParallel(
    [2, 'Draw and label a picture'],
    [4, 'Write 4–5 sentences about the topic'],
    [6, 'Write a short text (40–60 words)'],
    [9, 'Write a short text (80–100 words)'],
    [11, 'Write an essay (150–180 words)'],
  ),
]

export const nature: Phrase[] = [
  (at) => `Читать с. ${page(at)}–${page(at) + 1}, ответить на вопросы`,
  (at) => `Рабочая тетрадь, с. ${Math.ceil(page(at) / 2)}`,
  () => 'Подготовить рассказ по теме урока',
  () => 'Нарисовать рисунок по теме урока',
]
export const science: Phrase[] = [
  (at) => `§ ${paragraph(at)}, вопросы 1–4`,
  (at) => `§ ${paragraph(at)}, задание ${1 + (at.lesson % 5)}`,
  (at) => `§ ${paragraph(at)}: конспект и термины`,
  (at) => `§ ${paragraph(at)}, подписать рисунок на с. ${page(at)}`,
]
export const problems: Phrase[] = [
  ...science.slice(0, 2),
  (at) => `§ ${paragraph(at)}, задачи ${number(at)}, ${number(at) + 1}`,
  (at) => `§ ${paragraph(at)}: формулы, задача ${number(at) + 2}`,
]

export const history: Phrase[] = [
  (at) => `§ ${paragraph(at)}, вопросы после параграфа`,
  (at) => `§ ${paragraph(at)}, выучить даты и понятия`,
  (at) => `§ ${paragraph(at)}, заполнить таблицу`,
  (at) => `Работа с источником, с. ${page(at)}`,
]
export const law: Phrase[] = [
  (at) => `§ ${paragraph(at)}, вопросы после параграфа`,
  (at) => `§ ${paragraph(at)}, выучить понятия`,
  (at) => `Разобрать ситуацию на с. ${page(at)}`,
]
export const military: Phrase[] = [
  (at) => `§ ${paragraph(at)}, вопросы после параграфа`,
  () => 'Конспект по теме урока',
]

export const informatics: Phrase[] = [
  () => 'Закончить задание, начатое на уроке',
  (at) => `§ ${paragraph(at)}, вопросы 1–3`,
  () => 'Подготовить материалы к проекту',
]
export const handwork: Phrase[] = [() => 'Принести материалы к следующему уроку', () => 'Подобрать образцы']
