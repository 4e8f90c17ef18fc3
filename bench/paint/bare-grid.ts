/**
 * A page with nothing but a grid of cells that take a digit and go down on Enter: the least that a browser needs for it.
 * @returns its HTML
 */
export function bareGrid(rows: number, columns: number): string {
  const cells = '<i data-cell tabindex="-1"></i>'.repeat(columns)
  return `<!doctype html>
<style>
  main { height: 800px; overflow: auto }
  p { display: flex; width: max-content; height: 28px; margin: 0 }
  i { flex: none; width: 40px; height: 28px; border-right: 1px solid #ddd; border-bottom: 1px solid #ddd; text-align: center }
</style>
<main>${`<p>${cells}</p>`.repeat(rows)}</main>
<script>
  addEventListener('keydown', ({ key, target }) => {
    if (/^\\d$/.test(key)) target.textContent = key
    if (key !== 'Enter') return
    const index = [...target.parentElement.children].indexOf(target)
    target.parentElement.nextElementSibling?.children[index].focus()
  })
</script>`
}
