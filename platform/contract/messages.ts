import * as z from 'zod/mini'
import { msg, t, texts } from './text.ts'

const kinds: Record<string, string> = texts({
  string: msg`текст`,
  number: msg`число`,
  int: msg`целое число`,
  boolean: msg`да или нет`,
  array: msg`список`,
  object: msg`запись`,
  date: msg`дата`,
})

/** Texts for what zod objects to; the same on the server and in the browser. */
export function wordObjections(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          if (issue.input === undefined || issue.input === null) return t`Обязательное поле`
          return t`Ожидается ${kinds[String(issue.expected)] ?? t`другое значение`}`
        case 'too_small':
          if (issue.origin === 'string') return t`Обязательное поле`
          if (issue.origin === 'array') return t`Не меньше записей: ${String(issue.minimum)}`
          return t`Не меньше ${String(issue.minimum)}`
        case 'too_big':
          if (issue.origin === 'string') return t`Не длиннее ${String(issue.maximum)} знаков`
          if (issue.origin === 'array') return t`Не больше записей: ${String(issue.maximum)}`
          return t`Не больше ${String(issue.maximum)}`
        case 'unrecognized_keys':
          return t`Лишнее поле: ${issue.keys
            .slice(0, 3)
            .map((key) => key.slice(0, 50))
            .join(', ')}`
        case 'invalid_value':
          return t`Допустимо: ${issue.values.slice(0, 12).join(', ')}`
        default:
          return t`Неверное значение`
      }
    },
  })
}
