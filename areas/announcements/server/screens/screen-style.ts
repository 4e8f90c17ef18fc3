/** Big type that is read across a hall; the colours of the program, by the device's choice of light and dark. */
export const screenStyle = `
:root { color-scheme: light dark; --ground: #f5f6f8; --card: #fff; --ink: #1f2328; --faint: #57606a; --accent: #0c678c; }
@media (prefers-color-scheme: dark) { :root { --ground: #15181c; --card: #1d2126; --ink: #e6e8eb; --faint: #a0a8b2; --accent: #6cc3e6; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font-family: Inter, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
header, footer { display: flex; justify-content: space-between; gap: 2vw; padding: 2vh 3vw; font-size: clamp(16px, 2.4vw, 44px); color: var(--faint); }
header time { color: var(--ink); font-variant-numeric: tabular-nums; font-weight: 600; }
main { flex: 1; padding: 0 3vw; display: flex; flex-direction: column; gap: 2vh; }
.slide { background: var(--card); border-radius: 16px; padding: 4vh 4vw; flex: 1; }
.slide[hidden] { display: none; }
.slide h1 { margin: 0 0 3vh; font-size: clamp(28px, 5vw, 96px); line-height: 1.15; color: var(--accent); }
.slide p { margin: 0 0 1.6vh; font-size: clamp(18px, 3vw, 60px); line-height: 1.35; }
.slide .foot, .slide .empty { color: var(--faint); }
.bind { max-width: 640px; margin: 8vh auto; flex: none; font-size: 20px; line-height: 1.5; }
.bind form { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.bind input { font-size: 28px; letter-spacing: 0.12em; padding: 10px 12px; width: 14ch; max-width: 100%; border: 2px solid var(--faint);
  border-radius: 8px; background: var(--card); color: var(--ink); text-transform: uppercase; }
.bind button { font-size: 20px; padding: 14px 20px; border: 0; border-radius: 8px; background: #0c678c; color: #fff; cursor: pointer; }
.bind :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.refusal { color: #c92a2a; }
@media (prefers-color-scheme: dark) { .refusal { color: #ff8787; } }
`
