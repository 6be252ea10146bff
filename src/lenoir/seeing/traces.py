"""Traces: where the time of a request, a command or a question to the store goes, as an extra.

They are off unless ``lenoir[traces]`` is installed and a variable of OpenTelemetry says where to
send them. A span has a route, a method, a status and the kind of an error: no name, no address of
a table, no key, no card.
"""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Tracer

EXPORTER: Final = "OTEL_TRACES_EXPORTER"
ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


class Span(Protocol):
    """Something that takes its time."""

    def tell(self, name: str, **facts: str | int) -> None:
        """What it is called, and more about it, once that is known."""
        ...


class Traces(Protocol):
    """Somebody who notes what takes how long."""

    def span(self, name: str) -> AbstractContextManager[Span]:
        """From here to the end of the block."""
        ...


class _Nothing:
    def tell(self, name: str, **facts: str | int) -> None:
        pass


class _NoTraces:
    _block: Final = nullcontext(_Nothing())

    def span(self, name: str) -> AbstractContextManager[Span]:
        return self._block


NO_TRACES: Final[Traces] = _NoTraces()


class _Spanned:
    def __init__(self, span: object) -> None:
        self._span = span

    def tell(self, name: str, **facts: str | int) -> None:
        from opentelemetry.trace import Span as Otel

        assert isinstance(self._span, Otel)
        self._span.update_name(name)
        self._span.set_attributes(dict(facts))


class OpenTelemetry:
    """`Traces` by a tracer of OpenTelemetry."""

    def __init__(self, tracer: "Tracer") -> None:
        self._tracer = tracer

    @contextmanager
    def span(self, name: str) -> Iterator[Span]:
        """From here to the end of the block; of an error its kind is told, never its text."""
        from opentelemetry.trace import StatusCode

        with self._tracer.start_as_current_span(
            name, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield _Spanned(span)
            except Exception as error:
                span.set_status(StatusCode.ERROR, type(error).__name__)
                raise


def traces_of(environment: Mapping[str, str], exporter: "SpanExporter | None" = None) -> Traces:
    """As the variables of OpenTelemetry say; none if they say nothing, or it is not installed."""
    wanted = environment.get(EXPORTER, "")
    is_off = wanted == "none" or environment.get("OTEL_SDK_DISABLED", "").lower() == "true"
    if is_off or not (wanted or any(environment.get(name) for name in ENDPOINTS)):
        return NO_TRACES
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor
    except ImportError:
        return NO_TRACES
    named = {} if environment.get("OTEL_SERVICE_NAME") else {"service.name": "lenoir"}
    provider = TracerProvider(resource=Resource.create(named))
    if exporter is not None:
        provider.add_span_processor(SimpleSpanProcessor(exporter))
    else:
        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return OpenTelemetry(provider.get_tracer("lenoir"))
