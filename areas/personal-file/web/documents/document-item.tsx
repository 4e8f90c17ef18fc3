import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { request } from '#platform/web/api/index.ts'
import { readDocumentFile, removeDocument, restoreDocument, type PersonDocument } from '../../contract/documents.ts'
import { PaperItem } from '../papers/paper-item.tsx'
import { useRemovePaper } from '../papers/use-remove-paper.ts'
import { ValidityBadge } from './validity-badge.tsx'

interface Props {
  document: PersonDocument
  /** Without it the document is read only. */
  onChange: (() => void) | undefined
}

export function DocumentItem({ document, onChange }: Props) {
  const { t } = useLingui()
  const remove = useRemovePaper({ remove: removeDocument, restore: restoreDocument })
  const { id, kind, series, number, issued_by, issued_on, valid_until, note, validity, file } = document
  const numbered = [series, number && `№ ${number}`].filter(Boolean).join(' ')
  return (
    <PaperItem
      title={kind.title}
      badge={<ValidityBadge validity={validity} />}
      facts={[
        numbered || null,
        issued_by && t`выдан: ${issued_by}`,
        issued_on && displayDate(issued_on),
        valid_until && t`действует до ${displayDate(valid_until)}`,
      ]}
      note={note}
      file={file}
      readFile={() => request(readDocumentFile, { params: { id: String(id) } })}
      onChange={onChange}
      onRemove={onChange && (() => remove.mutate({ id, title: kind.title }))}
    />
  )
}
