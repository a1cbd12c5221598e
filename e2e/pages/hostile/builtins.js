/* Breaks one built-in per visit, as fake clocks, old shims and monitors do. */
const habit = new URLSearchParams(location.search).get('habit')
const broken = () => {
  throw new Error(`${habit} is broken here`)
}
const ways = {
  promise() {
    window.Promise = class Promise {
      constructor() {
        broken()
      }
      static resolve() {
        broken()
      }
      static reject() {
        broken()
      }
      static all() {
        broken()
      }
      static race() {
        broken()
      }
    }
  },
  timers() {
    window.setTimeout = window.setInterval = broken
  },
  frames() {
    window.requestAnimationFrame = broken
    window.requestIdleCallback = broken
  },
  json() {
    JSON.parse = JSON.stringify = broken
  },
  listeners() {
    EventTarget.prototype.addEventListener = window.addEventListener = broken
  },
  observers() {
    window.MutationObserver =
      window.ResizeObserver =
      window.IntersectionObserver =
        class {
          constructor() {
            broken()
          }
        }
  },
  observing() {
    for (const One of [MutationObserver, ResizeObserver, IntersectionObserver])
      One.prototype.observe = One.prototype.disconnect = broken
  },
  events() {
    window.CustomEvent = broken
  },
  storage() {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: broken })
  },
  abort() {
    window.AbortController = window.AbortSignal = undefined
  },
}
ways[habit]()
