/* Routes that insert and remove donate buttons. */
const host = document.createElement('template')
fetch('/wild/host.html').then(async (answer) => {
  const give = await answer.text()
  const routes = [
    { path: '/', component: { template: give } },
    { path: '/other', component: { template: '<p id="elsewhere">Another route.</p>' } },
  ]
  const router = VueRouter.createRouter({ history: VueRouter.createWebHashHistory(), routes })
  const app = Vue.createApp({
    template:
      '<RouterLink id="home" to="/">Home</RouterLink> <RouterLink id="leave" to="/other">Other</RouterLink><RouterView />',
  })
  app.config.compilerOptions.isCustomElement = (tag) => tag === 'donate-button'
  app.use(router).mount('#app')
})
