import { useLingui } from '@lingui/react/macro'
import { FileLink } from '#areas/media/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { request } from '#platform/web/api/index.ts'
import { readDiploma, removeEducation, restoreEducation } from '../../contract/educations.ts'
import type { Education } from '../../contract/entries.ts'
import { educationTitles } from '../../rules/education.ts'
import { EntryItem } from './entry-item.tsx'
import { useRemoveEntry } from './use-remove-entry.ts'

interface Props {
  of: Education
  onChange: (() => void) | undefined
}

export function EducationItem({ of, onChange }: Props) {
  const { t } = useLingui()
  const remove = useRemoveEntry({ remove: removeEducation, restore: restoreEducation })
  const { id, level, institution, speciality, year, diploma_number, diploma_date, note, file } = of
  const day = diploma_date === null ? null : displayDate(diploma_date)
  const diploma =
    diploma_number === null
      ? day && t`диплом от ${day}`
      : day
        ? t`диплом ${diploma_number} от ${day}`
        : t`диплом ${diploma_number}`
  return (
    <EntryItem
      title={institution}
      facts={[educationTitles[level], speciality, String(year), diploma]}
      note={note}
      onChange={onChange}
      onRemove={() => void remove(id, institution)}
    >
      {file === null ? null : (
        <FileLink file={file} read={() => request(readDiploma, { params: { id: String(id) } })} />
      )}
    </EntryItem>
  )
}
