const night = matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => document.documentElement.classList.toggle('dark-mode', night.matches)
followTheme()
night.addEventListener('change', followTheme)

Reflect.get(
  window,
  'SwaggerUIBundle',
)({
  url: document.currentScript?.dataset['document'],
  dom_id: '#viewer',
  deepLinking: true,
  // The areas first: 100 calls are long on a phone.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  // Which pages may call it from a browser: x-audience.
  showExtensions: true,
})
