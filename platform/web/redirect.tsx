import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

interface Props {
  to: string
  params?: Record<string, string>
  search?: Record<string, string | number>
}

/**
 * Another page in the place of this one. It goes there once: the router's own `Navigate` goes again whenever it is drawn
 * anew, which it is while the other page is still being fetched, and so never gets there.
 */
export function Redirect(way: Props) {
  const navigate = useNavigate()
  const address = JSON.stringify(way)
  useEffect(() => {
    void navigate({ ...(JSON.parse(address) as Props), replace: true })
  }, [navigate, address])
  return null
}
