import { Trans } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { createDictionary } from '../../contract/dictionaries.ts'
import { DictionaryDialog } from './dictionary-dialog.tsx'

/** A button, for who may, that opens the form of a dictionary of the school's own. */
export function NewDictionary({ onMade }: { onMade: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!useAllowed(createDictionary)) return null
  return (
    <>
      <Button variant="light" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Свой справочник</Trans>
      </Button>
      {isOpen ? (
        <DictionaryDialog
          onClose={() => setOpen(false)}
          onDone={({ code }) => {
            setOpen(false)
            onMade(code)
          }}
        />
      ) : null}
    </>
  )
}
