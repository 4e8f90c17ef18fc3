import type { UploadPurpose, UploadType } from '#platform/contract/upload-purpose.ts'

const accepted: Readonly<Record<UploadType, string>> = {
  pdf: 'application/pdf',
  picture: 'image/jpeg,image/png,image/webp',
  word: '.doc,.docx,.odt,.rtf',
  sheet: '.xls,.xlsx,.ods',
  slides: '.ppt,.pptx,.odp',
  text: '.txt,.csv',
  sound: '.mp3,.m4a',
  video: '.mp4',
  archive: '.zip',
}

/** What a chooser of files offers first; with pictures among them a phone offers its camera. */
export const acceptedFor = ({ types }: UploadPurpose): string => types.map((type) => accepted[type]).join(',')
