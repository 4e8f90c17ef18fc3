import { useLayoutEffect, useRef, useState } from 'react'

/** Where nothing is laid out (a page not yet shown). */
const usualWidth = 600

/** The width of an element as the page lays it out, in pixels. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(usualWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => setWidth(element.clientWidth || usualWidth)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
