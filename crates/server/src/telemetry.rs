//! Log lines, traces and metrics of a process.

use std::time::Duration;

use anyhow::Context;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use opentelemetry::trace::TracerProvider;
use opentelemetry_otlp::{SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::{
    Resource,
    propagation::TraceContextPropagator,
    trace::{Sampler, SdkTracerProvider},
};
use tracing_subscriber::{EnvFilter, Layer, layer::SubscriberExt, util::SubscriberInitExt};

use crate::config::{LogFormat, Telemetry};

/// Keeps the exporters alive; [`Guard::finish`] sends what is left.
pub struct Guard {
    traces: Option<SdkTracerProvider>,
    pub metrics: PrometheusHandle,
}

impl Guard {
    pub fn finish(self) {
        if let Some(Err(error)) = self.traces.map(|traces| traces.shutdown()) {
            tracing::warn!(
                error = &error as &dyn std::error::Error,
                "telemetry: could not send the last traces"
            );
        }
    }
}

/// Installs the process's logger, tracer and recorder; once, at start.
pub fn install(config: &Telemetry) -> anyhow::Result<Guard> {
    let filter = || EnvFilter::try_new(&config.log).context("telemetry.log is not a filter");
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match config.format {
        LogFormat::Json => {
            lines.json().flatten_event(true).with_current_span(true).with_span_list(false).boxed()
        }
        LogFormat::Text => lines.boxed(),
    };
    let traces = (!config.otlp.is_empty()).then(|| tracer(config)).transpose()?;
    let spans = traces.as_ref().map(|traces| {
        opentelemetry::global::set_text_map_propagator(TraceContextPropagator::new());
        tracing_opentelemetry::layer().with_tracer(traces.tracer("tessera"))
    });
    tracing_subscriber::registry().with(spans).with(lines.with_filter(filter()?)).try_init()?;
    let metrics = PrometheusBuilder::new()
        .set_buckets(&[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0])?
        .install_recorder()?;
    Ok(Guard { traces, metrics })
}

fn tracer(config: &Telemetry) -> anyhow::Result<SdkTracerProvider> {
    // On a thread of its own: a blocking client can't be made where others wait for each other.
    let client =
        std::thread::spawn(straight_client).join().map_err(|_| anyhow::anyhow!("no client for traces"))??;
    let exporter =
        SpanExporter::builder().with_http().with_http_client(client).with_endpoint(&config.otlp).build()?;
    Ok(SdkTracerProvider::builder()
        .with_batch_exporter(exporter)
        .with_sampler(Sampler::ParentBased(Box::new(Sampler::TraceIdRatioBased(config.sample))))
        .with_resource(Resource::builder().with_service_name("tessera").build())
        .build())
}

/// Follows no redirect: traces go where the settings say, and nowhere else.
fn straight_client() -> reqwest::Result<reqwest::blocking::Client> {
    reqwest::blocking::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .timeout(Duration::from_secs(10))
        .build()
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read as _, Write as _},
        net::TcpListener,
    };

    use super::*;

    #[test]
    fn traces_follow_no_redirect() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let collector = std::thread::spawn(move || {
            let (mut connection, _) = listener.accept().expect("a caller");
            let mut head = [0; 1024];
            assert!(connection.read(&mut head).expect("a request") > 0);
            // Whoever follows it comes back here, finds nobody and fails.
            let answer = "HTTP/1.1 307 Temporary Redirect\r\nlocation: /elsewhere\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
            connection.write_all(answer.as_bytes()).expect("written");
        });

        let answer = straight_client().expect("a client").get(format!("http://{address}/v1/traces")).send();

        collector.join().expect("answered");
        assert_eq!(answer.expect("the redirect itself").status(), 307);
    }
}
