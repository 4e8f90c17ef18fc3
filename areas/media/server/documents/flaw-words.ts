import { listed, msg, type Text } from '#platform/contract/text.ts'
import { allUploadTypes, type UploadPurpose, type UploadType } from '#platform/contract/upload-purpose.ts'
import type { FileFlaw } from '../../rules/file-flaw.ts'

const typeWords: Readonly<Record<UploadType, Text>> = {
  pdf: msg`PDF`,
  picture: msg`картинки`,
  word: msg`документы`,
  sheet: msg`таблицы`,
  slides: msg`презентации`,
  text: msg`текст`,
  sound: msg`звук`,
  video: msg`видео`,
  archive: msg`архив ZIP`,
}
const inWords = (types: UploadPurpose['types']): Text =>
  listed(
    allUploadTypes.filter((type) => types.includes(type)).map((type) => typeWords[type]),
    ', ',
  )

const plain: Readonly<Record<Exclude<FileFlaw, 'type' | 'program' | 'too_large'>, Text>> = {
  empty: msg`Файл пустой`,
  not_picture: msg`Это не картинка, хотя так названо: подойдут JPEG, PNG и WebP`,
  unreadable_picture: msg`Это не фотография: подойдут JPEG, PNG и WebP`,
  too_many_pixels: msg`Слишком большая картинка: не больше 40 мегапикселей`,
  damaged: msg`Файл повреждён: откройте его в программе, где он сделан, и сохраните ещё раз`,
  encrypted: msg`Файл защищён паролем: снимите защиту и приложите его снова`,
  scripts: msg`В PDF есть действия или сценарии: напечатайте его в PDF и приложите то, что получилось`,
  embedded: msg`Внутри файла вложены другие файлы: приложите их отдельно`,
  macros: msg`В файле макросы: сохраните его без макросов, например как DOCX или XLSX`,
  external: msg`Файл подгружает данные извне: разорвите связи с другими файлами и сохраните его ещё раз`,
  bomb: msg`В развёрнутом виде файл больше 300 МБ: разделите его`,
  nested: msg`В архиве ещё один архив: приложите их отдельно`,
  heavy: msg`Файл слишком сложно устроен, проверить его не удалось: сохраните его заново как PDF`,
}

/** What is wrong with a document and what to do. */
export function flawWords(flaw: FileFlaw, { types, maxBytes }: Pick<UploadPurpose, 'types' | 'maxBytes'>): Text {
  if (flaw === 'too_large') return msg`Слишком большой файл: не больше ${maxBytes / 1_000_000} МБ`
  if (flaw === 'type' || flaw === 'program') return msg`Такой файл приложить нельзя: подойдут ${inWords(types)}`
  return plain[flaw]
}
