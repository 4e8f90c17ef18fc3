import { useEffect } from 'react'
import { documentTitle } from '../document-title.ts'

/** Names the browser's tab after what the page shows (a person, a class); null while it is not known. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = documentTitle(title)
  }, [title])
}
