/** Traces over OTLP. Only {@link openTracing} loads this file, if a collector is configured. */
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing, TracingOptions } from './tracing.ts'
import type { RequestSpan } from './requestContext.ts'

export function createOpenTelemetry({ endpoint, program, ratio }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `donate-${program}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('donate')

  const start = (name: string, context: Context, kind: SpanKind, startTime?: number): Span =>
    tracer.startSpan(name, { kind, ...(startTime === undefined ? {} : { startTime }) }, context)

  return {
    startRequest(method, traceparent): RequestSpan {
      const request = start(method, callerContext(traceparent), SpanKind.SERVER)
      const inside = trace.setSpan(ROOT_CONTEXT, request)
      const endStep = (span: Span, failed: boolean) => {
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
      return {
        traceId: request.spanContext().traceId,
        step(name) {
          const span = start(name, inside, SpanKind.CLIENT)
          return (failed) => endStep(span, failed)
        },
        ended: (name, durationMs, failed) =>
          endStep(start(name, inside, SpanKind.CLIENT, Date.now() - durationMs), failed),
        end({ route, status }) {
          request.updateName(`${method} ${route}`)
          request.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
          endStep(request, status >= 500)
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

/** The caller's span as parent; a malformed header is ignored, as the W3C's recommendation says. */
function callerContext(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, caller)
}
