import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { DocumentField } from '#areas/media/web/index.ts'
import { ownFieldDocuments } from '../../contract/purpose.ts'
import type { OwnFile } from '../../contract/own-fields.ts'

interface Props {
  label: string
  description?: ReactNode
  error?: ReactNode
  /** Id of the file. */
  value: number | null
  /** What stands there now. */
  file: OwnFile | null
  onChange: (id: number | null) => void
}

/** One document in an own field; what was uploaded and not saved is known by its name until the page is left. */
export function OwnFileInput({ value, file, onChange, ...rest }: Props) {
  const { t } = useLingui()
  const [given, setGiven] = useState<OwnFile | null>(null)
  const known = [given, file].find((one) => one !== null && one.id === value)
  const unnamed = value === null ? null : { id: value, name: t`Приложенный файл`, size: 0, mime: '' }
  return (
    <DocumentField
      purpose={ownFieldDocuments}
      {...rest}
      value={known ?? unnamed}
      onChange={(next) => {
        setGiven(next)
        onChange(next?.id ?? null)
      }}
    />
  )
}
