/* Code in the style of old jQuery pages: all handlers are on the document, and handlers return values. */
jQuery.noConflict()
jQuery(function ($) {
  $.ajaxSetup({ cache: false, headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  $(document)
    .on('click', 'a:not([data-donate])', () => false)
    .on('keydown keypress', (event) => !$(event.target).is('div,section'))
    .on('mousedown touchstart', (event) => ($(event.target).is('div') ? false : undefined))
    .on('focusin', (event) => $(event.target).addClass('is-focused'))
    .on('focusout', (event) => $(event.target).removeClass('is-focused').filter('[class=""]').removeAttr('class'))
    .on('change input', 'input', () => $('form').trigger('keyup'))
  $('form').on('submit', () => false)
  $('*')
    .not('html,body,head,head *')
    .on('click.everything', () => {})
  jQuery.fx.off = true
})
