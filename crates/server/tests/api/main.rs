//! The product through its real router, on a real PostgreSQL, Redis and NATS. One binary.

mod after_paying;
mod buying;
mod calls;
mod card_testing;
mod catalog;
mod edges;
mod finished_runs;
mod foreign_orders;
mod harness;
mod jobs;
mod letters;
mod openapi;
mod orders;
mod pages;
mod people;
mod processes;
mod prove_runs;
mod prove_submits;
mod prove_views;
mod questions;
mod secrecy;
mod shop;
mod smtp_peer;
mod timing;
mod views;
mod webhooks;
