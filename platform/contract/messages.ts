import * as z from 'zod/mini'

const kinds: Record<string, string> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  boolean: 'да или нет',
  array: 'список',
  object: 'запись',
  date: 'дата',
}

/** Russian texts for what zod objects to; the same on the server and in the browser. */
export function speakRussian(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          if (issue.input === undefined || issue.input === null) return 'Обязательное поле'
          return `Ожидается ${kinds[String(issue.expected)] ?? 'другое значение'}`
        case 'too_small':
          if (issue.origin === 'string') return 'Обязательное поле'
          if (issue.origin === 'array') return `Не меньше записей: ${String(issue.minimum)}`
          return `Не меньше ${String(issue.minimum)}`
        case 'too_big':
          if (issue.origin === 'string') return `Не длиннее ${String(issue.maximum)} знаков`
          if (issue.origin === 'array') return `Не больше записей: ${String(issue.maximum)}`
          return `Не больше ${String(issue.maximum)}`
        case 'unrecognized_keys':
          return `Лишнее поле: ${issue.keys
            .slice(0, 3)
            .map((key) => key.slice(0, 50))
            .join(', ')}`
        case 'invalid_value':
          return `Допустимо: ${issue.values.slice(0, 12).join(', ')}`
        default:
          return 'Неверное значение'
      }
    },
  })
}
