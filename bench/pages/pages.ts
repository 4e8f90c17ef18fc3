/** A page that people open, as whom, and words by which they see that it is there. */
export interface BenchPage {
  name: string
  path: string
  /** A role of the demonstration; null: a stranger. */
  who: string | null
  /** They come with the page's own data, not with its frame. */
  words: string
}

export const pages: readonly BenchPage[] = [
  { name: 'вход', path: '/login', who: null, words: 'Забыли пароль' },
  { name: 'проверка документа', path: '/document', who: null, words: 'Он напечатан на документе' },
  { name: 'главная учителя', path: '/', who: 'teacher', words: 'Мои уроки сегодня' },
  { name: 'журнал', path: '/journal', who: 'teacher', words: 'Ср. ФО' },
  { name: 'неделя учителя', path: '/timetable', who: 'teacher', words: 'Понедельник' },
  { name: 'главная директора', path: '/', who: 'director', words: 'Причины отсутствия ждут' },
  { name: 'учащиеся', path: '/passport/users/students', who: 'director', words: 'Абдрахманов' },
  { name: 'классы', path: '/managing/grades', who: 'director', words: 'Н101' },
  { name: 'заполнение журналов', path: '/journal-filling', who: 'director', words: 'Айтбаев' },
  { name: 'ведомость класса', path: '/journal-council', who: 'director', words: 'Средний балл' },
  { name: 'главная ученика', path: '/', who: 'student', words: 'Алгебра' },
  { name: 'кабинет родителя', path: '/dashboard', who: 'parent', words: 'Алгебра' },
  { name: 'действия', path: '/page-views/audit', who: 'ceasar', words: 'пропуск №' },
]
